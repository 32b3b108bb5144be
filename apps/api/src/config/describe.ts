import { type Setting, settings } from './settings.ts'

/** Returns the page `docs/configuration.md`, generated from the settings. */
export function describeConfig(): string {
  const rows = Object.entries<Setting>(settings).map(
    ([name, { about, fallback }]) => `| \`${name}\` | ${about} | ${fallback} |`,
  )
  return `${[
    '# Configuration',
    '',
    'Kitwright is set up by environment variables. None is needed. A wrong value stops the start with a message that names it.',
    'This page is made from `apps/api/src/config/settings.ts`; `npx vitest run apps/api/src/config -u` writes it anew.',
    '',
    '| variable | what it does | default |',
    '|---|---|---|',
    ...rows,
  ].join('\n')}\n`
}
