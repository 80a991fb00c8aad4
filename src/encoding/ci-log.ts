/**
 * What is printed may be read as a log by a CI server, which takes orders from it. Here their marks are held apart.
 *
 * - `##[…]` anywhere in a line: GitHub, Azure Pipelines (actions/runner `ActionCommand.TryParse`)
 * - `##vso[…]` anywhere in a line: Azure Pipelines (azure-pipelines-agent `Command.TryParse`)
 * - `##teamcity[…]`: TeamCity ("Service Messages")
 * - `::…::` first in a line, after white space: GitHub (`ActionCommand.TryParseV2`)
 * - `---`, `+++`, `~~~`, `^^^` first in a line: Buildkite ("Managing log output")
 * - `section_start:`, `section_end:`: GitLab (`Gitlab::Regex.logs_section_prefix_regex`); `travis_fold:`, `travis_time:`
 *
 * The two runners on .NET compare by culture, which does not see a WORD JOINER, but count what follows in UTF-16 units:
 * with one in between, the command's name begins with `:` or `[`, and no command is called so.
 */
const ANYWHERE = /#(?=#[a-z]*\[)|(?:section_(?:start|end)|travis_(?:fold|time))(?=:)/gi;
/** Behind white space, what is not seen, and colours. */
const FIRST = /(^|[\n\r])((?:[\t\v\f\p{Zs}\p{Cf}]|\u001b\[[0-9;]*m)*)(?=::|---|\+\+\+|~~~|\^\^\^)(.)/gu;

/** Not seen, and taken for no space. */
const WORD_JOINER = '\u2060';

function joinedTo(character: string): string {
  return character + WORD_JOINER;
}

/**
 * A text that no CI server takes for a command, wherever its lines are broken.
 *
 * @param held writes a character so that it is not literal in the log; by default a WORD JOINER follows it
 */
export function withoutCommands(text: string, held: (character: string) => string = joinedTo): string {
  return text
    .replace(ANYWHERE, (mark) => held(mark.charAt(0)) + mark.slice(1))
    .replace(FIRST, (_, start: string, lead: string, mark: string) => start + lead + held(mark));
}
