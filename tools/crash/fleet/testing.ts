// The small S3 server belongs to the API's tests; this check also needs one.
export { startS3Server } from '../../../apps/api/src/files/testing/s3Server.ts'
