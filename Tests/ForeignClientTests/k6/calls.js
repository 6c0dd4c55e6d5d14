// Calls the interoperability service with k6, over TLS with a client certificate, and fails if one
// call does: k6 run -e ADDRESS=HOST:PORT -e CERTS=DIR calls.js
import grpc from 'k6/net/grpc';
import { check } from 'k6';

const certificates = __ENV.CERTS;
const tls = {
  cacerts: open(`${certificates}/ca.pem`),
  cert: open(`${certificates}/operator.pem`),
  key: open(`${certificates}/operator.key`),
};
const client = new grpc.Client();

export const options = {
  vus: 4,
  duration: '3s',
  thresholds: { checks: ['rate==1'], iterations: ['count>50'] },
};

export default function () {
  // It learns the methods by reflection.
  if (__ITER === 0) client.connect(__ENV.ADDRESS, { tls, reflect: true });
  const answer = client.invoke('grpc.testing.TestService/UnaryCall', {
    responseSize: 1000, payload: { body: 'AAAA' },
  });
  check(answer, {
    'is OK': (a) => a && a.status === grpc.StatusOK,
    'is whole': (a) => a && a.message.payload.body.length === 1336,
  });
}
