import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ERRORS, routes } from './index.ts'
import type { Route } from './routes/route.ts'
import { sayShape } from './testing/describeShape.ts'

test('each call takes and answers as agreed: `npx vitest run -u packages/contract` rewrites it', async () => {
  const shapes = new Map<string, string>()
  const calls = Object.entries<Route>(routes).map(([key, { auth, scope, status, response, ...rest }]) => {
    const { params, query, headers, body } = rest
    const asked = Object.entries({ params, query, headers, body }).flatMap(([name, schema]) =>
      schema ? [`  ${name}: ${sayShape(schema, { io: 'input', at: `${key} ${name}`, shapes })}`] : [],
    )
    const given =
      response === null || response === 'binary'
        ? String(response)
        : sayShape(response, { io: 'output', at: `${key} gives`, shapes })
    const needed = scope ?? auth
    const by = needed && `(${needed === true ? 'customer' : [needed].flat().join(' or ')})`
    return [[key, by, status].filter(Boolean).join(' '), ...asked, `  gives: ${given}`].join('\n')
  })
  const refusals = Object.entries(ERRORS).map(([id, status]) => `${status} ${id}`)
  const long = [...shapes].map(([shape, name]) => `${name}:\n  ${shape}`)
  await expect([...calls, '', ...refusals, '', ...long, ''].join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, 'golden/calls.txt'),
  )
})
