import { isPackagedUpload } from '../../files/index.ts'
import { sql, type Transaction } from '../../database/index.ts'

interface Wearer {
  readonly ownerId: string
  readonly designId: string
}

/**
 * Returns the pictures that a design of this owner may show: the owner's own, the shop's (the staff's, and those of its
 * templates while they are offered), those this very design shows already, and those a template gave the owner's
 * designs while it was offered. Drawings shipped with the program are anyone's. Another customer's picture is never included, even if its id is known.
 */
export async function listUsablePictures(
  trx: Transaction,
  ids: readonly string[],
  { ownerId, designId }: Wearer,
): Promise<string[]> {
  const packaged = ids.filter(isPackagedUpload)
  if (packaged.length === ids.length) return packaged
  const { rows } = await sql<{ id: string }>`
    select f.id from files f join accounts a on a.id = f.account_id
    where f.id = any(${[...ids]}::uuid[]) and f.mime <> 'application/pdf' and (
      f.account_id = ${ownerId} or a.role <> 'CUSTOMER'
      or exists (select from file_uses u where u.file_id = f.id and u.design_id = ${designId})
      or exists (
        select from file_uses u join templates t on t.id = u.template_id
        where u.file_id = f.id and (
          (t.is_published and t.deleted_at is null)
          or exists (
            select from file_uses given join designs d on d.id = given.design_id
            where given.file_id = f.id and d.owner_id = ${ownerId}
          )
        )
      ))`.execute(trx)
  return [...packaged, ...rows.map(({ id }) => id)]
}
