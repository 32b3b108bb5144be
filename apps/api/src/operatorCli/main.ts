import { runOperatorCommand } from './kit.ts'

// The operator may close the pipe early, as in `… | head`.
process.stdout.on('error', () => process.exit(0))

// `npm run kit -- <command> …`: the operator's commands. They read the server's own settings.
process.exitCode = await runOperatorCommand(process.argv.slice(2), process.env, { tell: line => console.log(line) })
