const { keepSize } = require('./keep-size.cjs');

module.exports = keepSize('small');
