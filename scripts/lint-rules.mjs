const maxColumns = 120;
/** Prettier leaves comments as they are. What must stay in one line may be longer: an example, an address. */
const commentWidth = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { loc } of sourceCode.getAllComments()) {
        for (let line = loc.start.line; line <= loc.end.line; line += 1) {
          const text = sourceCode.lines[line - 1];
          const end = line === loc.end.line ? loc.end.column : text.length;
          if (end <= maxColumns || /@example|https?:\/\/\S{60}/.test(text)) continue;
          report({
            loc: { start: { line, column: maxColumns }, end: { line, column: end } },
            message: `A comment line has ${String(maxColumns)} columns at most.`,
          });
        }
      }
    },
  }),
};
/** What a package does not document: a folder inside it, a private global, a class name of webpack's plugins. */
const undocumented =
  /gatsby\/dist|\.cache\/|node_modules\/|___|['"](?:gatsby|react|i18next|webpack)[\w-]*\/(?:dist|lib|es)\b|\b(?:Terser|MiniCssExtract)Plugin\b/g;
const patchesAlone = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { index, 0: text } of sourceCode.text.matchAll(undocumented)) {
        const message = `“${text}” is nobody's promise: it belongs into patches/, with a row in registry.ts.`;
        report({ loc: sourceCode.getLocFromIndex(index), message });
      }
    },
  }),
};

/** Rules of the project itself. */
export const ownRules = { rules: { 'comment-width': commentWidth, 'patches-alone': patchesAlone } };
