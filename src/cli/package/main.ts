import { relative } from 'node:path';
import { pack } from './pack';

void pack(process.cwd()).then(({ tarball, bytes }) => {
  console.log(`${relative(process.cwd(), tarball)} (${bytes.toLocaleString('en')} bytes)`);
});
