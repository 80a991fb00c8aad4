/** The table of roles: what each allows. Which person has which role comes from a claim of the identity provider. */
import type { Capability } from './routes';

export const ROLES = ['member', 'editor', 'reviewer'] as const;

export type Role = (typeof ROLES)[number];

export const ROLE_CAPABILITIES: Readonly<Record<Role, readonly Capability[]>> = {
  member: [],
  editor: ['read-feedback'],
  reviewer: ['review'],
};

/** Whether any of the roles grants the capability. */
export function allows(roles: readonly Role[], capability: Capability): boolean {
  return roles.some((role) => ROLE_CAPABILITIES[role].includes(capability));
}
