import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMBEDDED_CLIENT_ID } from '../../site/identity';
import { answerInteraction } from './interactions';
import { securityPolicy } from './pages';
import { createPeople, type Person } from './people';
import { createProvider } from './provider';

export interface EmbeddedProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The personas to sign in as, without people created since. */
  readonly personas: readonly Person[];
  readonly close: () => Promise<void>;
}

export interface EmbeddedProviderOptions {
  /** Origin of the site that users sign in to, without a trailing slash. */
  readonly siteOrigin: string;
  /** Port to use if it is free; otherwise any free one. */
  readonly port?: number;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Serves an OpenID provider on the loopback interface, for development and tests: users may sign in as anyone. No
 * deploy accepts it, see `src/site/identity.ts`. Its host differs from the site's, so that redirects and cookies cross
 * sites as they do with a real one.
 */
export async function serveIdentity({ siteOrigin, port = 0 }: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const server = createServer();
  // The port is part of the issuer, which is part of a user's identity: the same port keeps their saved items.
  const taken = await listen(server, port).catch(() => listen(server, 0));
  const issuer = `http://127.0.0.1:${taken}`;
  const clientSecret = randomBytes(32).toString('base64url');
  const people = createPeople();
  const personas = people.all();
  const provider = await createProvider({ issuer, clientSecret, siteOrigin, people });
  const protocol = provider.callback();
  const policy = securityPolicy(siteOrigin);
  const services = { provider, people, siteOrigin };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Refuse names that others have pointed here (DNS rebinding).
    if (request.headers.host !== new URL(issuer).host) {
      response.writeHead(421).end();
      return;
    }
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'same-origin');
    try {
      if (!(await answerInteraction(services, request, response))) await protocol(request, response);
    } catch (error) {
      console.error('The provider for development failed:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret,
    personas,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
