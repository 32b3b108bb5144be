import { addAdmin } from './admin/add.ts'
import { linkAdmin } from './admin/link.ts'
import { listAdmins } from './admin/list.ts'
import { removeAdmin } from './admin/remove.ts'
import { resetFactor } from './admin/resetFactor.ts'
import { unblockAdmin } from './admin/unblock.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { doctor } from './diagnostics/doctor.ts'
import { restore } from './restore.ts'
import { eraseCustomer } from './customer/erase.ts'
import { exportCustomer } from './customer/export.ts'
import { retryMail } from './mail/retry.ts'
import { printOrder } from './order/print.ts'
import { addOperator } from './operator/add.ts'
import { listOperators } from './operator/list.ts'
import { removeOperator } from './operator/remove.ts'
import { rotate } from './secrets/rotate.ts'
import { seal } from './secrets/seal.ts'
import { addShop } from './shop/add.ts'
import { eraseShop } from './shop/erase.ts'
import { exportOfShop } from './shop/export.ts'
import { importShop } from './shop/import.ts'
import { hostsOfShop } from './shop/hosts.ts'
import { listShops } from './shop/list.ts'
import { moveShop } from './shop/move.ts'
import { recountShop } from './shop/recount.ts'
import { setShop } from './shop/setShop.ts'
import { resumeShop, suspendShop } from './shop/suspend.ts'
import { upgradeStatus } from './upgrade/status.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  addShop,
  listShops,
  setShop,
  hostsOfShop,
  suspendShop,
  resumeShop,
  recountShop,
  moveShop,
  exportOfShop,
  importShop,
  eraseShop,
  addAdmin,
  listAdmins,
  linkAdmin,
  removeAdmin,
  unblockAdmin,
  resetFactor,
  addOperator,
  listOperators,
  removeOperator,
  exportCustomer,
  eraseCustomer,
  printOrder,
  retryMail,
  backup,
  restore,
  rotate,
  seal,
  upgradeStatus,
  doctor,
]
