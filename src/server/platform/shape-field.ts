/**
 * Fields of a zod schema whose own schema is a shape of `src/brand/sharing/`: the document refers to it. Whoever
 * parses such a field does it by the shape.
 */
import { z } from 'zod';
import { isJsonObject } from '../../brand/sharing/json';
import type { ReportJson, Signature } from '../../brand/sharing/signature';

/** Name in a schema's metadata of the component that takes its place. */
export const COMPONENT = 'component';

/** Reports come back as they were sent, of earlier versions too, with or without receipts. */
export const reportField = z.custom<ReportJson>(isJsonObject).meta({ [COMPONENT]: 'ReceivedReport' });
export const signatureField = z.custom<Signature>(isJsonObject).meta({ [COMPONENT]: 'Signature' });
