import { createTransport } from 'nodemailer';
import { mailAlert, mailNotice } from './mail';
import type { Notice } from './webhook';

const mockSend = jest.fn<Promise<void>, [Readonly<Record<string, unknown>>]>();
const mockClose = jest.fn();
jest.mock('nodemailer', () => ({ createTransport: jest.fn(() => ({ sendMail: mockSend, close: mockClose })) }));

beforeEach(() => {
  mockSend.mockReset().mockResolvedValue();
  mockClose.mockReset();
});

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

describe('a mail', () => {
  const settings = { server: 'smtp://mail.example', to: 'team@facet.example', from: 'site@facet.example', plain: true };
  const sent = () => mockSend.mock.calls[0]?.[0] ?? {};

  it('can be answered where the sender left an address, and else not', async () => {
    await mailNotice(settings, { ...NOTICE, email: 'ada@b.example' }, 'https://facet.example');
    expect(sent()).toMatchObject({ replyTo: { name: '', address: 'ada@b.example' } });
    mockSend.mockClear();
    await mailNotice(settings, NOTICE, 'https://facet.example');
    expect(sent()).not.toHaveProperty('replyTo');
    mockSend.mockClear();
    const alert = { type: 'assessments.half-used', day: '2026-06-01', used: 500, limit: 1000 } as const;
    await mailAlert(settings, 'half-2026-06-01', alert, 'https://facet.example');
    expect(sent()).not.toHaveProperty('replyTo');
    expect(sent()['text']).toContain('500 of 1000');
  });

  it('names what is known and nothing else, and the message last', async () => {
    await mailNotice(settings, { ...NOTICE, page: '/en/about/', reasons: ['links'] as never }, 'https://facet.example');
    const text = String(sent()['text']);
    expect(text).toMatch(/^page: \/en\/about\/$/m);
    expect(text).toMatch(/^reasons: links$/m);
    expect(text).not.toMatch(/^email:|null/m);
    expect(text.endsWith('inbox: https://facet.example/en/feedback/inbox/\n\nMore\n')).toBe(true);
    mockSend.mockClear();
    await mailNotice(settings, NOTICE, 'https://facet.example');
    expect(String(sent()['text'])).not.toMatch(/^(?:page|reasons):/m);
  });

  it('goes over a plain connection where that is wanted alone, and leaves none open', async () => {
    mockSend.mockRejectedValue(new Error('refused'));
    await expect(mailNotice(settings, NOTICE, 'https://facet.example')).rejects.toThrow('refused');
    expect(createTransport).toHaveBeenLastCalledWith(expect.objectContaining({ requireTLS: false }));
    expect(createTransport).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ auth: expect.anything() as unknown }),
    );
    expect(mockClose).toHaveBeenCalledTimes(1);
  });
});
