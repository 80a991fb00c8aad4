/** The answers that let programs verify reports. */
import { z } from 'zod';
import type { PublicKey } from '../../brand/sharing/signature';

export const keySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
    } satisfies Record<keyof PublicKey, z.ZodType>),
  ),
});

export type KeySet = z.output<typeof keySetSchema>;
