import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // Only prepares a place: PostgreSQL starts when the first test file asks for a database.
    globalSetup: ['apps/api/src/database/testing/globalSetup.ts'],
    pool: 'forks',
    // One core is not left idle: half of the tests wait for a browser or a database of their own.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
