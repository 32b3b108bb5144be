import { benchBackup } from './bench/operate/backup.ts'
import { benchCells } from './bench/operate/cells.ts'
if (process.argv[2] === 'b') await benchBackup(r => console.log(JSON.stringify(r)), { isShort: true } as never)
else await benchCells(r => console.log(JSON.stringify(r)), { isShort: process.argv[2] === 'short' } as never)
