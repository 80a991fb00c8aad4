import { createTransport } from 'nodemailer';
import { mailNotice } from './mail';
import type { Notice } from './webhook';

jest.mock('nodemailer', () => ({
  createTransport: jest.fn(() => ({ sendMail: () => Promise.resolve(), close: () => undefined })),
}));

const NOTICE: Notice = {
  ...{ reference: 'ABCDEFGHJK', kind: 'idea', message: 'More', page: null, email: null, locale: 'en' },
  ...{ receivedAt: '2026-06-01T12:00:00.000Z', trust: 'trusted', reasons: [], hasScreenshot: false },
};

describe('a mail server', () => {
  it.each([
    ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: true }],
    ['smtp://mail.example:2525', { port: 2525, secure: false }],
    ['smtp://[2001:db8::1]:25', { host: '2001:db8::1', port: 25 }],
    ['smtps://site%40facet.example:a%2Fb%20c@mail.example', { auth: { user: 'site@facet.example', pass: 'a/b c' } }],
  ])('named %s is reached as it says', async (server, expected) => {
    const settings = { server, to: 'team@facet.example', from: 'site@facet.example', plain: false };
    await mailNotice(settings, NOTICE, 'https://facet.example');
    expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining(expected));
  });
});
