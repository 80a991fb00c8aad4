import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { oneStorageKernel } from './one-storage-kernel';

const ROOT = '/project';
const at = (path: string, code: string) => ({ name: `${path}: ${code}`, filename: join(ROOT, path), code });
const refused = (path: string, code: string, messageId: string) => ({ ...at(path, code), errors: [{ messageId }] });

const tester = new RuleTester({ cwd: ROOT });

tester.run('one storage kernel', oneStorageKernel, {
  valid: [
    at('src/server/feedback/store.ts', "import { Records } from '../platform/storage/record';"),
    at('src/server/platform/store.ts', "export { countRequest } from './storage/counter';"),
    at('src/server/feedback/inbox.ts', "import type { Records } from '../platform/storage/record';"),
    at('src/server/feedback/inbox.ts', "import { StorageError, type Store } from '../platform/storage/store';"),
    at('src/server/feedback/inbox.ts', "import { dayStamp } from '../platform/storage/stamps';"),
    at('src/server/platform/storage/record.ts', "import { opened } from './raw'; storage.get('a');"),
    at('src/server/platform/endpoint.ts', "import { withStorageBudget } from './storage/budget';"),
    at('src/server/feedback/inbox.ts', "messages.get(storage, 'a'); new Map().get('a'); storage.pause(1);"),
    // Tests look at what is stored.
    at('src/server/feedback/inbox.test.ts', "import { keysBelow } from '../platform/storage/raw'; storage.get('a');"),
    at('src/server/feedback/testing/site.ts', "services.storage.put('a', 1, {});"),
  ],
  invalid: [
    refused('src/server/feedback/inbox.ts', "import { Records } from '../platform/storage/record';", 'primitive'),
    refused('src/server/feedback/inbox.ts', "export { Queue } from '../platform/storage/queue';", 'primitive'),
    refused('src/server/feedback/store.ts', "import { changeStored } from '../platform/storage/change';", 'ground'),
    refused('src/server/feedback/store.ts', "import type { Storage } from '../platform/storage/raw';", 'ground'),
    refused('src/server/feedback/store.ts', "export * from '../platform/storage/blobs';", 'ground'),
    refused('src/server/platform/endpoint.ts', "import { blobsStorage } from './storage/blobs';", 'ground'),
    refused('src/server/feedback/store.ts', "storage.get('a');", 'raw'),
    refused('src/server/published-reports/ask-site.ts', "storage.get('a');", 'raw'),
    refused('src/server/reports/record.ts', "import { keysBelow } from '../platform/storage/raw';", 'ground'),
    refused('src/server/feedback/inbox.ts', "services.storage.put('a', 1, {});", 'raw'),
    refused('src/server/feedback/inbox.ts', "store.list('a');", 'raw'),
    refused('src/server/feedback/inbox.ts', "this.services.storage.delete('a');", 'raw'),
  ],
});
