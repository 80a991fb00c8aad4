import { startSite } from '/tmp/h/inbox/src/dev/site';
void (async () => {
  delete process.env['OIDC_ISSUER'];
  const site = await startSite({ port: Number(process.env['PORT']), pages: 'built', sampleHosts: [] });
  console.log('UP', site.origin);
  process.on('SIGTERM', () => void site.stop().then(() => process.exit(0)));
  await site.failed; console.log('ENDED');
})();
