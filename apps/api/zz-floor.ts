import Fastify from 'fastify'
import pg from 'pg'
const pool = new pg.Pool({connectionString:process.env.DATABASE_URL,max:10}); pool.on('error',()=>{})
const app = Fastify()
app.get('/api/products', async () => { const {rows} = await pool.query({name:'a',text:`select product_type, fabric, cents from zz_prices limit 12`}); return {items:rows} })
await app.listen({port:18091})
process.on('SIGTERM',()=>process.exit(0))
