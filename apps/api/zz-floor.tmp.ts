import Fastify from 'fastify'
import pg from 'pg'
const pool = new pg.Pool({connectionString:process.env.DATABASE_URL,max:10})
const app = Fastify()
app.get('/api/products', async () => { const {rows} = await pool.query({name:'a',text:`select product_type, fabric, cents from (select * from zz_prices limit 12) x`}); return {items:rows} })
await pool.query('create table if not exists zz_prices as select * from (values (1)) v(x), lateral (select md5(i::text) product_type, md5(i::text) fabric, i cents from generate_series(1,12) i) y')
await app.listen({port:18091})
console.log('floor')
process.on('SIGTERM',()=>process.exit(0))
