/** A case: what a server answers below one path, for a browser and for Facet. */

export interface Answer {
  readonly status?: number;
  /** As sent, several of one name allowed. By default an HTML page in UTF-8. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

export interface Case {
  /** Its name, and the folder of its addresses. */
  readonly id: string;
  /** By the path below `/<id>/`; '' is the case's own address. */
  readonly answers: Readonly<Record<string, Answer>>;
  /** False: the browser runs no scripts, so that it parses as Facet does what scripts would change. */
  readonly scripts: boolean;
}

export const HTML_TYPE = ['content-type', 'text/html; charset=utf-8'] as const;

/** A case with the answer to one address. */
export function answered(id: string, answer: Answer, others: Case['answers'] = {}): Case {
  return { id, answers: { '': answer, ...others }, scripts: true };
}

/** A case with a document in UTF-8. */
export function document(id: string, body: string): Case {
  return answered(id, { body });
}

/** A case with something in the body of a plain page. */
export function inBody(id: string, body: string): Case {
  return document(id, `<!doctype html>\n<html lang="en">\n<title>Tea</title>\n<body>\n${body}\n</body>\n</html>\n`);
}

/** A case with something in the head of a plain page. */
export function inHead(id: string, head: string): Case {
  return document(
    id,
    `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n<h1>Tea by sea</h1>\n<p>We ship <a href="tea">tea</a>.</p>\n</body>\n</html>\n`,
  );
}

/** Cases of one group: each name with what is in the body. */
export function bodies(group: string, contents: Readonly<Record<string, string>>): readonly Case[] {
  return Object.entries(contents).map(([name, body]) => inBody(`${group}-${name}`, body));
}

export function heads(group: string, contents: Readonly<Record<string, string>>): readonly Case[] {
  return Object.entries(contents).map(([name, head]) => inHead(`${group}-${name}`, head));
}

export function documents(group: string, contents: Readonly<Record<string, string>>): readonly Case[] {
  return Object.entries(contents).map(([name, source]) => document(`${group}-${name}`, source));
}

export function unscripted(one: Case): Case {
  return { ...one, scripts: false };
}
