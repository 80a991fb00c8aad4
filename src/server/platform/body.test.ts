import { readBody } from './body';

const JSON_TYPE = 'application/json; charset=utf-8';
const FORM_TYPE = 'application/x-www-form-urlencoded';

function post(body: BodyInit, type: string, headers: Record<string, string> = {}): Request {
  return new Request('https://facet.example/api', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
}

const read = (request: Request) => readBody(request, { accepts: ['json', 'form'], bodyBytes: 100 });

describe('readBody', () => {
  it('reads an object of JSON and the fields of a form', async () => {
    expect(await read(post('{"a":1}', JSON_TYPE))).toEqual({ ok: true, format: 'json', fields: { a: 1 } });
    expect(await read(post('a=1+2&b=%C3%A4', FORM_TYPE))).toEqual({
      ok: true,
      format: 'form',
      fields: { a: '1 2', b: 'ä' },
    });
  });

  it.each(['Application/JSON', 'application/json;charset=UTF-8', ' application/json ; charset=utf-8'])(
    'takes %j for JSON',
    async (type) => {
      expect(await read(post('{"a":1}', type))).toMatchObject({ ok: true, format: 'json' });
    },
  );

  it('gathers the values of a name that may be repeated, and of no other', async () => {
    const readLists = (body: string) =>
      readBody(post(body, FORM_TYPE), { accepts: ['form'], bodyBytes: 100, lists: ['a'] });
    expect(await readLists('a=1&b=x&a=&a=2')).toEqual({
      ok: true,
      format: 'form',
      fields: { a: ['1', '', '2'], b: 'x' },
    });
    expect(await readLists('a=1')).toEqual({ ok: true, format: 'form', fields: { a: ['1'] } });
    expect(await readLists('b=1')).toEqual({ ok: true, format: 'form', fields: { b: '1' } });
    expect(await readLists('a=1&b=x&b=y')).toEqual({ ok: false, code: 'body-malformed' });
  });

  it.each([
    ['no JSON', '{', JSON_TYPE],
    ['a list', '[]', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
    ['a number', '1', JSON_TYPE],
    ['nothing', '', JSON_TYPE],
    ['a repeated field', 'a=1&a=2', FORM_TYPE],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), JSON_TYPE],
  ])('calls %s malformed', async (_, body, type) => {
    expect(await read(post(body, type))).toEqual({ ok: false, code: 'body-malformed' });
  });

  long('looks at each of many fields once', async () => {
    // A fifth of a million, looked at once for each other, take hours.
    const names = Array.from({ length: 200_000 }, (_, index) => `${index.toString(36)}=`).join('&');
    const limits = { accepts: ['form'], bodyBytes: 10_000_000 } as const;
    expect((await readBody(post(names, FORM_TYPE), limits)).ok).toBe(true);
    expect((await readBody(post(`${names}&0=`, FORM_TYPE), limits)).ok).toBe(false);
  });

  it('reads a field called __proto__ as a field', async () => {
    const result = await read(post('{"__proto__":{"a":1}}', JSON_TYPE));
    expect(result.ok && Object.keys(result.fields)).toEqual(['__proto__']);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])('refuses %j', async (type) => {
    expect(await read(post('{}', type))).toEqual({ ok: false, code: 'body-type-refused' });
  });

  it('stops at the limit, whether the length is announced, lied about or not given', async () => {
    const large = 'a'.repeat(101);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64)) });
    const streamed = new Request('https://facet.example/api', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': JSON_TYPE, 'content-length': '2' },
      duplex: 'half',
    } as RequestInit);
    expect(await read(post(large, FORM_TYPE))).toEqual({ ok: false, code: 'body-too-large' });
    expect(await read(streamed)).toEqual({ ok: false, code: 'body-too-large' });
  });

  it('reads a deeply nested value or calls it malformed, but does not fail', async () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await readBody(post(deep, JSON_TYPE), { accepts: ['json'], bodyBytes: 1e6 })).toHaveProperty('ok');
  });

  describe('of several parts', () => {
    const LIMITS = { accepts: ['form', 'multipart'], bodyBytes: 100, multipartBytes: 2000 } as const;
    const send = (fill: (form: FormData) => void) => {
      const form = new FormData();
      fill(form);
      return readBody(new Request('https://facet.example/api', { method: 'POST', body: form }), LIMITS);
    };

    it('holds texts and files', async () => {
      const result = await send((form) => {
        form.set('message', 'さ' + 'a'.repeat(200));
        form.set('screenshot', new File(['png'], 'a.png'));
      });
      expect(result).toMatchObject({ ok: true, format: 'multipart' });
      if (!result.ok) throw new Error();
      expect(result.fields['message']).toBe('さ' + 'a'.repeat(200));
      expect(result.fields['screenshot']).toBeInstanceOf(File);
    });

    it('has a limit of its own, and a name once', async () => {
      expect(await send((form) => form.set('a', 'a'.repeat(2000)))).toEqual({ ok: false, code: 'body-too-large' });
      const twice = await send((form) => {
        form.append('a', '1');
        form.append('a', '2');
      });
      expect(twice).toEqual({ ok: false, code: 'body-malformed' });
    });

    it.each([
      ['no boundary', 'multipart/form-data', '--x\r\n'],
      ['no parts', 'multipart/form-data; boundary=x', 'a=1'],
      [
        'an end that is missing',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      ],
      [
        'a part without a name',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Type: text/plain\r\n\r\n1\r\n--x--\r\n',
      ],
    ])('is malformed where it has %s', async (_, type, body) => {
      expect(await readBody(post(body, type), LIMITS)).toEqual({ ok: false, code: 'body-malformed' });
    });
  });
});
