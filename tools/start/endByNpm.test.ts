import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Prints a line when it receives a signal, and ends in order. */
const PROGRAM = `
process.on('SIGTERM', () => { console.log('heard'); setImmediate(() => process.exit(0)) })
setInterval(() => undefined, 1000)
console.log('runs ' + process.pid)
`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a signal to npm start reaches the server, which ends in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-npm-'))
  try {
    writeFileSync(join(folder, 'program.mjs'), PROGRAM)
    const start = scripts['start']!.replace('tools/node24.mjs tools/start/start.ts', 'program.mjs')
    expect(start).toContain('program.mjs')
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let pid = 0
    // A process that was not reached would live on.
    onTestFinished(() => {
      npm.kill('SIGKILL')
      if (pid !== 0 && isAlive(pid)) process.kill(pid, 'SIGKILL')
    })
    const said: string[] = []
    for await (const line of createInterface(npm.stdout)) {
      said.push(line)
      if (line.startsWith('runs ')) {
        pid = Number(line.slice('runs '.length))
        npm.kill('SIGTERM')
      }
    }
    if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit')
    expect(said).toContain('heard')
    expect(isAlive(pid)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('every script replaces the shell by its program, for signals', () => {
  const others = Object.entries(scripts).filter(([name, script]) => name !== 'fix' && !script.startsWith('exec '))
  expect(others).toEqual([])
})
