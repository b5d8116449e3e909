/** Where browsers post what the policy blocked, and pages that a part of them failed. */
export const reportsPath = '/csp-reports';

/** The type of a report that a part of a page failed, beside the types of browsers' own reports. */
export const failureType = 'script-error';
