/**
 * One instance of a deployed function, as Lambda runs it: the entry point of the unpacked bundle, one invocation at a
 * time. Plain JavaScript: nothing of the project may be loaded beside the bundle. `instance.ts` starts it.
 */
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The channel to the platform is not the bundle's to see.
const send = process.send.bind(process);

class ResponseStream extends Writable {
  _write(chunk, _encoding, callback) {
    send({ type: 'chunk', chunk }, callback);
  }

  _final(callback) {
    send({ type: 'end' }, callback);
  }
}

// What Lambda's runtime for Node puts there: the bundle's entry point is written for it.
globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: {
    from(stream, { statusCode, headers, multiValueHeaders }) {
      send({ type: 'head', status: statusCode, headers: multiValueHeaders ?? headers ?? {} });
      return stream;
    },
  },
};

const { handler } = await import(pathToFileURL(join(process.env.LAMBDA_TASK_ROOT, '___netlify-entry-point.mjs')).href);

async function invoke({ event, requestId, until }) {
  const context = { awsRequestId: requestId, getRemainingTimeInMillis: () => until - Date.now(), clientContext: {} };
  try {
    const stream = new ResponseStream();
    // Resolves once everything handed to `waitUntil` has ended, too.
    await handler(event, stream, context);
    stream.end();
    await finished(stream);
    send({ type: 'done' });
  } catch (error) {
    console.error(error);
    send({ type: 'failed' });
  }
}

process.on('message', (invocation) => void invoke(invocation));
process.on('disconnect', () => process.exit(0));
send({ type: 'ready' });
