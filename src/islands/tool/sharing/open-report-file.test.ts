import { EXPORT_LIMIT, exportText } from '../../../brand/sharing/export';
import { assessPasted } from '../measuring/assess-pasted';
import { openReportFile } from './open-report-file';

const pasted = assessPasted(
  '<!doctype html><html lang="en"><title>Quay Books</title><link rel="canonical" href="https://www.quay.co.uk/">',
  'quay.co.uk',
  '2026-11-20T14:05:00.000Z',
);

function saved(): string {
  const { basis, received, signature } = pasted;
  if (basis.state !== 'here') throw new Error(basis.state);
  return exportText({ ...basis, format: 1, report: received, signature });
}

describe('openReportFile', () => {
  it('opens what was saved of a pasted page, and makes it again', async () => {
    const [opened] = await openReportFile(new Blob([saved()]), 'report');
    expect(opened?.report).toEqual(JSON.parse(JSON.stringify(pasted.report)));
    expect(opened?.arrival).toEqual({ from: 'file', remade: { result: 'equal' } });
    expect(opened?.basis.state).toBe('here');
  });

  it('does not read a file of 20 MB', async () => {
    const text = jest.fn(() => Promise.resolve(''));
    const file = Object.assign(new Blob([]), { text });
    Object.defineProperty(file, 'size', { value: 20_000_000 });
    expect(file.size).toBeGreaterThan(EXPORT_LIMIT);
    await expect(openReportFile(file, 'report')).rejects.toMatchObject({ code: 'file-too-large' });
    expect(text).not.toHaveBeenCalled();
  });

  it('says that a file is gone', async () => {
    const file = Object.assign(new Blob(['{}']), {
      text: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    });
    await expect(openReportFile(file, 'report')).rejects.toMatchObject({ code: 'file-unreadable' });
  });

  it('says what is wrong with what it holds', async () => {
    await expect(openReportFile(new Blob(['{"name":"x"}']), 'report')).rejects.toMatchObject({ code: 'file-foreign' });
  });
});
