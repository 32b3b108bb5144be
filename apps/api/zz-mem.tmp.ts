import { startServer } from './src/server.ts'
import { parseConfig } from './src/config/index.ts'
const s = await startServer(parseConfig(process.env))
const mb=(x)=>Math.round(x/1e6)
const show=(l)=>{const m=process.memoryUsage();console.log(l,'rss',mb(m.rss),'heapTotal',mb(m.heapTotal),'used',mb(m.heapUsed),'ext',mb(m.external),'ab',mb(m.arrayBuffers))}
show('start')
process.on('SIGUSR2',()=>show('now'))
process.on('SIGTERM',()=>process.exit(0))
