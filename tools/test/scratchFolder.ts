import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Linux keeps its files in memory. Containers often give it 64 MB, which are too few. */
const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

function hasRoom(folder: string, roomBytes: number): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) >= roomBytes
  } catch {
    return false
  }
}

/**
 * Returns the folder for data that nobody keeps: in memory if there is room, otherwise the system's temporary one. A
 * copied database has a thousand files: 0.4 s of processor time on a disk, and 0.04 s in memory.
 */
export const scratchFolder = ({ inMemory = IN_MEMORY, roomBytes = ROOM_BYTES } = {}): string =>
  hasRoom(inMemory, roomBytes) ? inMemory : tmpdir()
