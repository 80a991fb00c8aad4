/**
 * The policy requires a Trusted Type wherever text could become code, and lets scripts make one policy for that, the
 * browser's default. This one takes the URLs of scripts and workers of this site, Pagefind's among them, and nothing
 * else: no markup, no code. Trusted Types §2.3.4, https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window;
  // It is there once the starter has run. Browsers without Trusted Types have none.
  if (trustedTypes?.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).href.startsWith(`${location.origin}/`) ? url : null),
  });
}
