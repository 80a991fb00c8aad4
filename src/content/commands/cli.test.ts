import { readFileSync } from 'node:fs';
import { COMMANDS, runCommand } from './cli';
import { NOW, scratchSite } from './testing/scratch-site';

const { run, site } = scratchSite({ code: true });

describe('the command line', () => {
  it('has a script of npm for each command, and no other', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const ours = Object.entries(scripts).filter(([name]) => name.startsWith('content:'));
    expect(ours).toEqual(
      Object.keys(COMMANDS).map((name) => [
        `content:${name}`,
        `node --import ./src/dev/generate-checks.mjs --import tsx src/content/commands/main.ts ${name}`,
      ]),
    );
  });

  it.each(['new', 'translate', 'mark-current', 'move', 'check', 'status'])('%s has help', (name) => {
    const { text, exitCode } = run(name, '--help');
    expect(exitCode).toBe(0);
    expect(text).toContain(`npm run content:${name}`);
    expect(text).toContain('--help');
  });

  it.each([[[]], [['--help']]])('lists its commands where it is asked for none: %j', (args) => {
    const { text, exitCode } = run(...args);
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^Commands for writers:\n {2}content:new /);
  });

  it.each([
    [['new', 'post'], 'It takes 2 arguments, not 1.\n  Usage: npm run content:new <kind> <slug>'],
    [['check', 'x'], 'It takes no arguments, not 1.'],
    [['check', '--force'], "Unknown option '--force'."],
    [['bake'], '"bake" is not a command; there are:\n  content:new '],
  ])('%s ends with 2', (args, expected) => {
    const { text, exitCode } = run(...args);
    expect(exitCode).toBe(2);
    expect(text).toContain(expected);
  });

  long('tells an option that npm took', () => {
    const environment = { npm_lifecycle_event: 'content:check', npm_config_fix: 'true' };
    expect(runCommand(site.root, ['check'], environment, NOW)).toEqual({
      text: 'npm kept --fix for itself.\n  Usage: npm run content:check -- --fix',
      exitCode: 2,
    });
    const typed = runCommand(site.root, ['new', 'post', 'a', 'b'], { ...environment, npm_config_title: 'true' }, NOW);
    expect(typed.text).toContain('Usage: npm run content:new <kind> <slug> -- --title …');
    expect(runCommand(site.root, ['check', '--fix'], { npm_lifecycle_event: 'content:check' }, NOW).exitCode).toBe(0);
  });
});
