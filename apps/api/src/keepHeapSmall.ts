import { setFlagsFromString } from 'node:v8'

/**
 * Lets the engine collect its old generation earlier instead of growing it. The young generation is left to grow: holding
 * that small as well cost 4 % of the orders placed per second. The flag is read anew at each collection.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=60')
}
