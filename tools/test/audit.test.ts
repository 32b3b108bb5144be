import { expect, test } from 'vitest'
import { readAudit } from './audit.ts'

const reportOf = (severity: string): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { sieve: { name: 'sieve', severity, via: [] } },
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, [severity]: 1, total: 1 } },
  })

test('a grave hole fails the check, a lesser one is told', () => {
  expect(readAudit(reportOf('critical'))).toEqual({ kind: 'audited', isGood: false, holes: ['sieve (critical)'] })
  expect(readAudit(reportOf('high'))).toMatchObject({ isGood: false })
  expect(readAudit(reportOf('moderate'))).toEqual({ kind: 'audited', isGood: true, holes: ['sieve (moderate)'] })
})

test('without the registry the check tells that it does not know of any hole', () => {
  const refusal = JSON.stringify({
    message: 'request failed, reason: getaddrinfo ENOTFOUND',
    error: { code: 'ENOTFOUND' },
  })
  for (const output of ['', 'npm error', refusal]) expect(readAudit(output)).toEqual({ kind: 'unreachable' })
})
