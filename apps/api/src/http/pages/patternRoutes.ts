import { findPattern, patternFileName, type Fineness } from '@kitwright/library'
import { patternFile } from '@kitwright/library/node'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { ProblemError } from '../../endpoint/index.ts'
import { INERT_CSP } from '../exchange/securityHeaders.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const FINENESSES: readonly Fineness[] = ['screen', 'print']

interface PatternRoute {
  readonly Params: { readonly file: string }
  readonly Querystring: { readonly v?: string | readonly string[] }
}

/**
 * Serves the packaged patterns' tiles: the same for every tenant, and other sites may show them. Versioned addresses
 * are cached for ever.
 */
export function registerPatterns(app: FastifyInstance): void {
  app.get<PatternRoute>('/patterns/:file', async ({ params, query }, reply) => {
    const pattern = findPattern(params.file.replace(/(?:\.print)?\.webp$/, ''))
    const fineness = FINENESSES.find(each => pattern && params.file === patternFileName(pattern, each))
    // Only names that the library knows, so that nothing of the address reaches the file system.
    if (!pattern || !fineness) throw new ProblemError('not-found')
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': query.v ? FOREVER : AN_HOUR,
        'content-security-policy': INERT_CSP,
      })
      .type('image/webp')
      .send(await readFile(patternFile(pattern.id, fineness)))
  })
}
