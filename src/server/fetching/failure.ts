import type { FailureReason } from '../../brand/evidence/evidence';

/** A request that brought nothing to read, with the reason as evidence states it. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';

  constructor(
    readonly reason: FailureReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

const REASON_BY_CODE: Readonly<Record<string, FailureReason>> = {
  ECONNREFUSED: 'connection-refused',
  EHOSTUNREACH: 'connection-refused',
  ENETUNREACH: 'connection-refused',
  EADDRNOTAVAIL: 'connection-refused',
  EACCES: 'connection-refused',
  EPERM: 'connection-refused',
  ECONNRESET: 'connection-reset',
  ECONNABORTED: 'connection-reset',
  EPIPE: 'connection-reset',
  ERR_STREAM_PREMATURE_CLOSE: 'connection-reset',
  ETIMEDOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'too-large',
  EPROTO: 'tls',
};

function codeOf(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}

/** Reads the reason from an error of Node's sockets, TLS or HTTP parser; anything else was not HTTP. */
export function asFetchFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = codeOf(error);
  const reason = REASON_BY_CODE[code] ?? (/^ERR_(SSL|TLS)_/.test(code) ? 'tls' : 'protocol');
  return new FetchFailure(reason, { cause: error });
}
