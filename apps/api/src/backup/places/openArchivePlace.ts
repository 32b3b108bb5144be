import { join } from 'node:path'
import type { Config } from '../../config/index.ts'
import type { ArchivePlace } from './archivePlace.ts'
import { openBucketPlace } from './bucketPlace.ts'
import { openFolderPlace } from './folderPlace.ts'

export const isBucket = (address: string): boolean => address.startsWith('s3://')

/** Opens a place from a folder's path, or from a bucket as `s3://bucket/prefix`. */
export const openArchivePlace = (address: string, s3: Config['s3']): ArchivePlace =>
  isBucket(address) ? openBucketPlace(address, s3) : openFolderPlace(address)

/** Address of the place with that name inside another one. */
export const placeWithin = (address: string, name: string): string =>
  isBucket(address) ? `${address.replace(/(?<!\/)\/+$/, '')}/${name}` : join(address, name)
