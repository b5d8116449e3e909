import type { FastifyError } from 'fastify';

/** Returns the status and message of an error, with the field of a rejected body. */
export function formatProblem(error: unknown): { status: number; message: string } {
  if (!(error instanceof Error)) return { status: 500, message: String(error) };
  const { statusCode = 500, validation, validationContext = 'body' } = error as FastifyError;
  const [problem] = validation ?? [];
  if (problem === undefined) return { status: statusCode, message: error.message };
  const { instancePath, params, message = 'is not valid' } = problem;
  if (typeof params.additionalProperty === 'string') {
    const field = `${validationContext}${instancePath}/${params.additionalProperty}`;
    return { status: 400, message: `${field} is not a known property` };
  }
  const choices = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
  return { status: 400, message: `${validationContext}${instancePath} ${message}${choices}` };
}
