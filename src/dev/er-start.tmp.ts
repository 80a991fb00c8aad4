import { startSite } from '/tmp/h/er-browser/src/dev/site';
delete process.env['OIDC_ISSUER'];
void startSite({ port: 9461, pages: 'built' }).then((s) => console.log('UP', s.origin, s.errorSink));
process.on('SIGTERM', () => process.exit(0));
