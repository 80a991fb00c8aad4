/**
 * Called by npm's scripts before anything is installed: plain JavaScript for any Node since 18, no dependencies.
 * Installs from the lock file if needed, finds the Node to run with, ensures that the system has what tests need, and
 * runs the command. Usage: `node src/dev/bootstrap.mjs start|dev|check|test|test:all`, and the command's arguments.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const SCRIPTS = {
  start: ['start.ts'],
  dev: ['develop.ts'],
  check: ['check.ts'],
  test: ['test.ts'],
  'test:all': ['test.ts', '--all'],
};

/** The oldest Node that all packages run on; netlify-cli requires it. */
const OLDEST_NODE = [22, 13];

/** What tests need from the system: a browser, fonts for its pages, and a tool that makes certificates. */
const BROWSER = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fontconfig', 'fonts-noto-core', 'fonts-noto-cjk', 'openssl'];
const SCRIPTS_TO_SHOW = ['ja', 'ar'];

function fail(message) {
  console.error(message);
  process.exit(1);
}

function succeeds(command, args, options = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options }).status === 0;
}

function packagesOf(lockFile) {
  try {
    const { packages } = JSON.parse(readFileSync(join(ROOT, lockFile), 'utf8'));
    delete packages['']; // the project itself
    return packages;
  } catch {
    return null;
  }
}

/** Whether `node_modules` matches the lock file exactly, according to npm's record in it. */
function isInstalled() {
  const locked = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  const differs = ([path, { version, optional }]) =>
    installed[path] ? installed[path].version !== version : !optional;
  return !Object.entries(locked).some(differs) && !Object.keys(installed).some((path) => !locked[path]);
}

function install() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json names (npm ci) …');
  const npm = process.env.npm_execpath ?? '';
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const done = npm.endsWith('npm-cli.js')
    ? succeeds(process.execPath, [npm, ...args])
    : succeeds('npm', args, { shell: process.platform === 'win32' });
  if (!done) fail('npm ci failed: see above.');
}

function checkNode(env) {
  const { stdout } = spawnSync('node', ['--version'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [major, minor] = (/^v(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `Install Node 24 (${OLDEST_NODE.join('.')} at least) from https://nodejs.org/: this is ${(stdout ?? '').trim()}.`,
  );
}

/** Whether all of it is there. Fonts are checked only on Linux, since other systems come with them. */
function isSystemReady() {
  if (!existsSync(BROWSER) || spawnSync('openssl', ['version']).status !== 0) return false;
  if (process.platform !== 'linux') return true;
  return SCRIPTS_TO_SHOW.every((language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
    return Boolean(stdout && stdout.trim());
  });
}

/** Begins to install what is missing: npm unpacks meanwhile. @returns the process; null if there is nothing to do */
function beginForTests() {
  const isRoot = process.getuid && process.getuid() === 0;
  if (isSystemReady() || !isRoot || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`Installing ${DEBIAN_PACKAGES.join(', ')} (apt-get) …`);
  const install = `apt-get install -y -q --no-install-recommends ${DEBIAN_PACKAGES.join(' ')}`;
  // One process: nothing here runs while npm does.
  return spawn('sh', ['-c', `apt-get update -q; ${install}`], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function finishForTests(begun) {
  if (begun !== null && begun.exitCode === null) await new Promise((resolve) => begun.once('close', resolve));
  if (isSystemReady()) return;
  fail(
    `Install Chromium at ${BROWSER} (or name yours in CHROMIUM_PATH), fonts for Japanese and Arabic, and openssl; on Debian: sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`,
  );
}

function handOver([script, ...args], env) {
  const child = spawn('node', ['--import', 'tsx', join(ROOT, 'src', 'dev', script), ...args], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  // The child ends on its own, in order; exiting earlier would look as if it had ended.
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
  // npm's shell does not pass signals on: it only exits.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  child.on('close', (code) => process.exit(code ?? 1));
}

const [command, ...given] = process.argv.slice(2);
if (!Object.hasOwn(SCRIPTS, command)) fail(`Usage: node src/dev/bootstrap.mjs ${Object.keys(SCRIPTS).join('|')}`);
const opensBrowsers = command.startsWith('test') || given.some((argument) => argument.startsWith('--spec'));
const begun = opensBrowsers ? beginForTests() : null;
install();
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH };
checkNode(env);
if (opensBrowsers) await finishForTests(begun);
if (!succeeds('node', [join(ROOT, 'src', 'dev', 'generate-checks.mjs')], { env })) process.exit(1);
handOver([...SCRIPTS[command], ...given], env);
