import strings from '../../locales/en/errors.json';
import { ERROR_STATUS, isErrorCode } from './errors';

describe('error codes', () => {
  it.each(Object.keys(ERROR_STATUS))('%s has words that say what happened and what to do', (code) => {
    const entry: unknown = Object.entries(strings).find(([key]) => key === code)?.[1];
    expect(entry).toEqual({
      title: expect.stringMatching(/[^.]$/) as string,
      detail: expect.stringMatching(/\.$/) as string,
    });
  });

  it('knows its own codes and nothing inherited', () => {
    expect(isErrorCode('address-empty')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});
