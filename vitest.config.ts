import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // Only prepares a place: PostgreSQL starts when the first test file asks for a database.
    globalSetup: ['apps/api/src/database/testing/globalSetup.ts'],
    pool: 'forks',
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
})
