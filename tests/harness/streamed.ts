import { request } from 'node:https';

/** An answer in the pieces it arrived in. */
export interface StreamedAnswer {
  readonly status: number;
  readonly pieces: readonly string[];
}

/**
 * Posts JSON and takes the answer as it is written.
 *
 * @param certificate to trust, PEM
 */
export function postStreamed(
  origin: string,
  certificate: string | null,
  path: string,
  body: object,
): Promise<StreamedAnswer> {
  const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json', origin };
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const sent = request(
      new URL(path, origin),
      { method: 'POST', headers, agent: false, ...(certificate !== null && { ca: certificate }) },
      (response) => {
        response.setEncoding('utf8').on('data', (text: string) => pieces.push(text));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, pieces }));
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
