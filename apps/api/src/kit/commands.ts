import { addAdmin } from './admin/add.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor/doctor.ts'
import { restore } from './restore.ts'
import { addShop } from './shop/add.ts'
import { listShops } from './shop/list.ts'
import { resumeShop, suspendShop } from './shop/suspend.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  addShop,
  listShops,
  suspendShop,
  resumeShop,
  addAdmin,
  backup,
  restore,
  doctor,
]
