import { chunk } from '../chunk';
import type { Desk } from '../desk';
import { open, refuse } from './open';

export async function addFiles(desk: Desk, files: readonly File[]): Promise<boolean> {
  const nothing = { code: 'nothing-to-open', digest: null };
  if (files.length === 0) return refuse(desk, { part: 'files', place: null, what: nothing });
  const read = async (file: File) => {
    const { openReportFile } = await chunk(import('../sharing/open-report-file'));
    return openReportFile(file, desk.kind);
  };
  return open(
    desk,
    'files',
    files.map((file) => ({ source: 'file', name: '', open: () => read(file) })),
  );
}
