// The small S3 is the API's tests' own; this check needs one as well.
export { startS3Server } from '../../../apps/api/src/files/testing/s3Server.ts'
