import { ERRORS, type Route, routes } from '@kitwright/contract'
import { languageFacts, LANGUAGES, loadErrorTexts, type ErrorTexts } from '@kitwright/words'
import { ORDER_TRANSITIONS, type Transition } from '../../orders/index.ts'

const INTRODUCTION = `# The API

This page is made from \`packages/contract\` and \`packages/words\`; \`npx vitest run apps/api/src/http/docs -u\` writes it anew.
The same as OpenAPI 3.1 is served at \`/api/openapi.json\`.

## Conventions
- **Tenant**: by the \`Host\` of the request, never by a header or body. An unknown host is \`unknown-host\`, a shop that the operator has closed \`shop-suspended\`. \`X-Forwarded-*\` count only
  with \`TRUST_PROXY\`, for the caller's address and for whether it came by TLS; links are made of the tenant's own hosts and the
  configuration. Two \`Host\` headers are refused. The database keeps tenants apart by row-level security.
- **Sign-in**: \`POST /api/accounts/token\` with \`clientId: "web"\` gives an access token (a JWT of 5 minutes, sent as
  \`Authorization: Bearer …\`) and a refresh token (opaque; 14 idle days, 90 days in all). Each refresh token is used once: the one just
  used is answered with the same successor for 30 seconds, later reuse ends the session. Signing out and blocking count at once.
  Staff sign in with \`clientId: "office"\` and are refused in the shop.
- **Wrong passwords** slow down the next try, from the third on: by 1, 2, 4 … seconds, up to 15 minutes, with 429 \`sign-in-paused\` and
  \`Retry-After\`. They are counted by account and network address together; by the account alone only after 20, by the address alone after
  1,000 an hour. A device that has signed in to the account before (a cookie that no script reads) meets its own count alone. A link
  that is mailed, or a new password by one, ends the wait.
- **XSRF**: \`GET /whoami\` sets the cookie \`XSRF-TOKEN\`. A \`POST\`, \`PUT\` or \`DELETE\` that carries cookies and no bearer token needs its
  value in the header \`X-XSRF-TOKEN\`.
- **Bodies** are JSON up to 1 MB; unknown keys are refused. Uploads are \`multipart/form-data\` up to 10 MB.
- **Versions**: designs and orders carry an \`ETag\`; changing one needs it as \`If-Match\` (428 without, 412 when stale).
- **Placing an order** needs an \`Idempotency-Key\` (1 to 255 visible ASCII characters, per person, kept 24 hours): the same body gets the
  order as it is by then, with \`Idempotency-Replayed\`, another body 422, while the first still runs 409 with \`Retry-After\`.
- **Programs of partners** call \`/v1\` with a key that staff made (\`Authorization: Bearer kw_…\`); a route says its scope. Lists are paged by signed cursors, \`Idempotency-Key\` repeats the answer to a write for a day, and each key has its own limit (\`RateLimit-Limit\`, \`RateLimit-Remaining\`, \`RateLimit-Reset\`).
- **Money** is whole US cents; the server computes every price.
- **Lists** take \`page\` and \`pageSize\` (at most 100).
- **Limits**: by session, of visitors by network address, 429 with \`Retry-After\`. \`RATE_LIMITS=off\` for load tests.
- **Health**: \`GET /health/live\`, \`GET /health/ready\`: 503 names in \`fields\` what this server lacks: \`database\` (\`away\`), \`files\`
  (\`unwritable\`), \`server\` (\`stopping\`), or the \`disk\` (\`full\`) that a start waits for. 200 has the \`status\` \`ready\`, or \`degraded\` with \`fields\`: \`database\` (\`full\`), \`files\` (\`away\`, \`full\`), \`fontsource\` (\`away\`).
  Neither is limited.
- **Trouble**: 503 with \`Retry-After\` while the server starts or stops, the database is away (\`not-ready\`), or something takes longer than the
  configuration allows (\`busy\`); 507 \`storage-full\` on a full disk. A reading ends when its caller hangs up, a change does not.

## Errors
Every answer of 400 or more under \`/api\`, \`/v1\` and \`/whoami\` is
\`{ "error": { "id", "message", "fields"?: [{ "path", "id" }], "requestId" } }\`. The message is in the language of \`Accept-Language\` (\`km\`,
\`kh\` or \`en\`; English otherwise). \`requestId\` is also the header \`X-Request-Id\` and in the log. \`/v1/fonts\` and
\`/v1/fonts/{id}\` refuse in the public catalogue's words: \`{ "status", "error" }\`.
`

/** The page `docs/api.md`. */
export async function describeDocs(): Promise<string> {
  const languages = LANGUAGES.toSorted((a, b) => Number(b === 'en') - Number(a === 'en'))
  const texts = await Promise.all(languages.map(loadErrorTexts))
  const columns = languages.map(language => languageFacts(language).name).join(' | ')
  const rule = '---|'.repeat(languages.length)
  const said = (kind: keyof ErrorTexts, id: string): string =>
    texts.map(all => (all[kind] as Readonly<Record<string, string>>)[id]).join(' | ')
  return [
    INTRODUCTION,
    `| id | status | ${columns} |`,
    `|---|---|${rule}`,
    ...Object.entries(ERRORS).map(([id, status]) => `| \`${id}\` | ${status} | ${said('errors', id)} |`),
    '',
    'Ids of fields, beside those above:',
    '',
    `| id | ${columns} |`,
    `|---|${rule}`,
    ...Object.keys(texts[0]?.fields ?? {}).map(id => `| \`${id}\` | ${said('fields', id)} |`),
    '',
    '## Calls',
    '| call | what it does | sign-in | refusals of its own |',
    '|---|---|---|---|',
    ...Object.entries(routes).map(([key, route]) => rowOf(key, route)),
    '',
    '## Orders move',
    'Anything else is `order-status-conflict` with the current status.',
    '',
    '| from | to | by | if |',
    '|---|---|---|---|',
    ...ORDER_TRANSITIONS.map(moveOf),
    '',
  ].join('\n')
}

function moveOf({ from, to, by, guards = [] }: Transition): string {
  return `| ${from} | ${to} | ${by.join(', ')} | ${guards.join(', ')} |`
}

function rowOf(key: string, { summary, auth, scope, errors }: Route): string {
  const needed = scope === undefined ? (auth ? 'yes' : '') : 'key'
  return `| \`${key}\` | ${summary} | ${needed} | ${errors.join(', ')} |`
}
