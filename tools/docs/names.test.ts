import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPO_ROOT } from '../test/execute.ts'

// Every project name and path that the documentation puts between back-ticks must exist.

/** Pages that are generated from the code and have separate tests, or a list of sentences from elsewhere. */
const LEFT = new Set([
  'docs/api.md',
  'docs/configuration.md',
  'docs/credits.md',
  'docs/checklist.md',
  'docs/khmer-review.md',
])
const SOURCE = /\.(?:tsx?|css|sql|json|mjs|ya?ml|service|html|sh)$|Dockerfile|Caddyfile/
/** Names that PostgreSQL, Node and Linux define. */
const FOREIGN = new Set([
  'pg_catalog',
  'pg_dump',
  'pg_total_relation_size',
  'ignore_startup_parameters',
  'session_replication_role',
  'wal_log',
  'file_copy',
  'LISTEN/NOTIFY',
  'SCHED_IDLE',
  'monitorEventLoopDelay',
  'text/event-stream',
])
/** Paths that the program makes at run time: in its data folder, in a pack of print files, as pictures of the walks. */
const MADE = /^(?:\.\/data|DATA_DIR\/|cut\/|techpack\/|floor\/|manifest\.json|e2e\/pictures\/|dist\/)/
/** Placeholders for any name. */
const EXAMPLE = /PascalCase|camelCase|…/

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: REPO_ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .trim()
  .split('\n')
  .filter(path => existsSync(join(REPO_ROOT, path)))

const read = (path: string): string => readFileSync(join(REPO_ROOT, path), 'utf8')

/** Every word of the sources. */
const words = new Set(
  tracked
    .filter(path => SOURCE.test(path) && path !== 'package-lock.json')
    .flatMap(path => read(path).match(/[\w$]+/g) ?? []),
)

/** Every run of names within a path, with and without the extension; `src` is omitted. */
const places = new Set(
  tracked.flatMap(path => {
    const parts = path.split('/').filter(part => part !== 'src')
    const runs = parts.flatMap((_, from) =>
      parts.slice(from).map((_, more) => parts.slice(from, from + more + 1).join('/')),
    )
    return runs.flatMap(run => [run, run.replace(/\.\w+$/, '')])
  }),
)

const isPath = (code: string): boolean =>
  /^(?:\.\/)?@?[\w.-]+(?:\/[\w.@$-]+)+\/?$/.test(code) || /^[\w.-]+\.(?:tsx?|css|sql|md|json|glb|mjs)$/.test(code)
/** Words of other kinds are commands or plain words. */
const isName = (code: string): boolean =>
  /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/.test(code) && /[a-z][A-Z]|_/.test(code)

function isThere(code: string): boolean {
  if (FOREIGN.has(code) || MADE.test(code) || EXAMPLE.test(code) || places.has(code)) return true
  if (isName(code))
    return code
      .replace('()', '')
      .split('.')
      .every(word => words.has(word))
  const path = code
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/(?:^|\/)src(?=\/|$)/g, '')
    .replace(/^\//, '')
  const ofPackage = /^(?:@[\w-]+\/)?[\w.-]+/.exec(path)![0]
  return places.has(path) || existsSync(join(REPO_ROOT, 'node_modules', ofPackage))
}

const documents = tracked.filter(
  path => /^(?:docs\/.*|README|CONTRIBUTING|(?:apps|packages|tools)\/.*README)\.md$/.test(path) && !LEFT.has(path),
)

test.each(documents)('%s names what is there', document => {
  const prose = read(document).replace(/^```[\s\S]*?^```/gm, '')
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  expect(named.filter(code => (isPath(code) || isName(code)) && !isThere(code))).toEqual([])
})
