/** What sites send that the cases of several checks of this dimension (`access`) begin with. */
import { answered, evidence, failed } from './evidence';
import { change } from './pages';

export const NO_ANSWER = evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'));

/** The good page with more in its body, its head, or its viewport. */
export const body = (html: string) => change('<h1>', `${html}<h1>`);

export const head = (html: string) => change('<title>', `${html}<title>`);

export const viewport = (content: string) => change('width=device-width, initial-scale=1', content);

export const logo = (html: string) => change(/<a href="\/"><img[^>]*><\/a>/, html);

/** The good page, with a header that doesn't name its encoding. */
export const plain = (html: string, patch: Parameters<typeof answered>[2] = {}) =>
  evidence(answered('https-home', html, { headers: [['content-type', 'text/html']], ...patch }));

/** A page of the kind of the good one, in the syntax of XML and served as such. */
export const xhtml = (html: string) =>
  plain(
    html
      .replace('<!doctype html>', '<!DOCTYPE html>')
      .replace('<html', '<html xmlns="http://www.w3.org/1999/xhtml"')
      .replace(/<((?:meta|link|img|br|input)\b[^>]*)>/g, '<$1/>'),
    { headers: [['content-type', 'application/xhtml+xml']] },
  );

export const xml = (encoding: string, html: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${html}`;
