import { readAnswer } from './answer';

const failure = (status: number, body: unknown, retryAfter: string | null = null) => {
  const answer = readAnswer(status, typeof body === 'string' ? body : JSON.stringify(body), retryAfter);
  return answer.type === 'failed' ? answer.failure : answer;
};

it('reads a receipt, and follows no link that leads elsewhere', () => {
  const receipt = { reference: 'ABC', status: '/en/feedback/status/ABC.x/' };
  expect(readAnswer(201, JSON.stringify(receipt), null)).toEqual({ type: 'stored', receipt });
  for (const status of ['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', 3, undefined]) {
    const answer = readAnswer(200, JSON.stringify({ reference: 'ABC', status }), null);
    expect(answer).toEqual({ type: 'stored', receipt: { reference: 'ABC', status: null } });
  }
});

it.each([200, 201, 202, 299])('takes %d for a success', (status) => {
  const receipt = { reference: 'ABC', status: null };
  expect(readAnswer(status, JSON.stringify({ reference: 'ABC' }), null)).toEqual({ type: 'stored', receipt });
});

it.each([199, 300, 304])('does not take %d for a success', (status) => {
  expect(failure(status, { reference: 'ABC' })).toMatchObject({ code: 'unexpected' });
});

it('takes a success without a receipt for none', () => {
  expect(failure(200, '<!doctype html>')).toMatchObject({ code: 'unexpected' });
  expect(failure(201, {})).toMatchObject({ code: 'unexpected' });
  expect(failure(201, { reference: '' })).toMatchObject({ code: 'unexpected' });
});

it('tells what is wrong by field', () => {
  const codes = { message: 'too-long', screenshot: 'not-an-image' };
  expect(readAnswer(422, JSON.stringify({ code: 'invalid', fields: codes }), null)).toEqual({ type: 'invalid', codes });
  expect(failure(422, { code: 'key-reused', fields: { key: 'key-reused' } })).toMatchObject({ code: 'key-reused' });
  for (const fields of [undefined, null, 'message']) {
    expect(failure(422, { fields })).toMatchObject({ code: 'unexpected' });
  }
  expect(failure(400, { fields: codes })).toMatchObject({ code: 'unexpected' });
  expect(readAnswer(422, JSON.stringify({ fields: { ...codes, page: 3 } }), null)).toEqual({ type: 'invalid', codes });
});

it.each([
  [413, { code: 'body-too-large' }, null, 'body-too-large', null],
  [413, 'Payload Too Large', null, 'body-too-large', null],
  [415, { code: 'body-type-refused' }, null, 'body-type-refused', null],
  [415, 'Unsupported Media Type', null, 'body-type-refused', null],
  [429, { code: 'too-many-requests' }, '61', 'too-many-requests', 61],
  [429, '', 'Wed, 21 Oct 2026 07:28:00 GMT', 'too-many-requests', null],
  [503, { code: 'unavailable' }, '60', 'unavailable', 60],
  [502, '<html>', null, 'unavailable', null],
  [504, 'upstream request timeout', null, 'unavailable', null],
  [500, { code: 'unexpected' }, null, 'unexpected', null],
  [403, { code: 'origin-refused' }, null, 'unexpected', null],
  [400, { code: 'constructor' }, null, 'unexpected', null],
] as const)('%d %j is a failure of its own', (status, body, retryAfter, code, retryAfterSeconds) => {
  expect(failure(status, body, retryAfter)).toEqual({ code, retryAfterSeconds, digest: null });
});

it('hands on the id of an error report', () => {
  expect(failure(500, { code: 'unexpected', digest: 'd1' })).toMatchObject({ digest: 'd1' });
});
