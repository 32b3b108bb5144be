import { z } from 'zod'
import { port, urlOf } from './settingSchemas.ts'

/** Settings of what only operators and their programs see: metrics, the panel and traces. */
export const operatorSettings = {
  METRICS_PORT: {
    about:
      'A port of its own for `/metrics`, as Prometheus reads them, for the health of a worker, and for `/host?domain=…`, which says to a proxy whether a name is a shop’s. See [running it](operate.md).',
    fallback: 'off',
    schema: port.optional(),
  },
  METRICS_HOST: {
    about: 'The address that the metrics’ port listens on. Nobody but the one who reads them should reach it.',
    fallback: '127.0.0.1',
    schema: z.string().default('127.0.0.1'),
  },
  OPERATOR_PORT: {
    about:
      'A port of its own for the operator’s panel over all shops. Accounts are made by `kit operator add`. See [the operator’s panel](operate.md#the-operators-panel).',
    fallback: 'off',
    schema: port.min(1).optional(),
  },
  OPERATOR_HOST: {
    about: 'The address that the panel’s port listens on. Nobody but operators should reach it.',
    fallback: '127.0.0.1',
    schema: z.string().default('127.0.0.1'),
  },
  OPERATOR_ORIGIN: {
    about:
      'The only origin under which the panel answers, as `https://operator.example.com`, where a proxy stands before it. It must be no shop’s host.',
    fallback: '`http://localhost` and the port',
    schema: urlOf('https:', 'http:').optional(),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'Sends traces to this OpenTelemetry collector, as `http://127.0.0.1:4318`; `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and the exporter’s other variables count, too.',
    fallback: 'off',
    schema: urlOf('https:', 'http:').optional(),
  },
}
