import { existsSync } from 'node:fs'
import { foldText } from '@kitwright/measure'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from './index.ts'
import { createTestDatabase } from './testing.ts'

const OLDEST = '/usr/lib/postgresql/15/bin'
const VERSIONS = [undefined, ...(existsSync(OLDEST) ? [OLDEST] : [])]

/** Khmer letters and marks, Latin letters with accents, and invisible characters. */
const letters = fc.constantFrom(
  ...Array.from({ length: 0x17de - 0x1780 }, (_, i) => String.fromCodePoint(0x1780 + i)),
  ...Array.from('aZ éŁłĐıİßÆœÞŞẞΣς1១Сајʻ\'`´·.-‐\u0301\u030c\u200b\u200d\u00a0’–"\t\nﬁ한が'),
)
const khmer = fc.stringMatching(
  /^(?:[\u1780-\u1784](?:\u17d2[\u178a\u178f\u179a]|[\u17b6\u17b8\u17bb\u17be\u17c1\u17c6\u17c9\u17cc]){0,4}){1,4}$/,
)
const texts = fc.array(fc.oneof(fc.string({ unit: letters, maxLength: 12 }), khmer), { minLength: 200, maxLength: 200 })

test.each(VERSIONS)('the database folds as the program does (PostgreSQL of %s)', async postgresBin => {
  const own = await createTestDatabase('migrated', { postgresBin })
  try {
    const [words = []] = fc.sample(texts, { numRuns: 1, seed: 7 })
    const { rows } = await own.database.withPlatform(async trx =>
      sql<{
        folded: string
      }>`select fold_text(word) as folded from unnest(${words}::text[]) with ordinality t (word, i) order by i`.execute(
        trx,
      ),
    )
    expect(rows.map(({ folded }, i) => [words[i], folded])).toEqual(words.map(word => [word, foldText(word)]))
  } finally {
    await own.drop()
  }
})
