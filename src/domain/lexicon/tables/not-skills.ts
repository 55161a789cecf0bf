/**
 * Phrases that hold a skill's name and are none: found first, for they are longer, and left out of what is found.
 * One a line.
 */
export const notSkills = `
reporting to
report to
reports to
reports directly to
report directly to
reporting structure
in the event
word of mouth
state of the art
state-of-the-art
power of attorney
paid training
on-the-job training
training provided
training will be provided
will be trained
we will train
full training
life insurance
health insurance
dental insurance
medical insurance
vision insurance
disability insurance
insurance coverage
social security
security deposit
drug test
drug screen
drug screening
drug testing
background check
background checks
credit check
driving force
drive results
driving results
driving innovation
sales tax license
human resources department
hr department
contact human resources
design and build
building relationships at
equal opportunity
without regard to
accounting firm
accounting department
law enforcement agencies
customer service hours
research institute
research center
training program provided
express written
access to
rest of
the rest
go the extra mile
go above and beyond
ability to go
excel in
excel at
to excel
in a word
in other words
spring break
swift response
swift resolution
marketing department
sales department
sales team
engineering team
engineering department
it department
legal department
finance department
management team
leadership team
team environment
development team
development teams
operations team
support team
security team
marketing team
product team
data team
design team
career development
personal development
professional growth
business casual
business hours
office hours
construction site
job site
work site
health care benefits
healthcare benefits
medical benefits
employee benefits package
child care benefits
tuition assistance
learning opportunities
training opportunities
growth opportunities
development opportunities
career opportunities
promotion opportunities
equal employment opportunity
hospital setting
health care provider
healthcare provider
healthcare company
insurance company
technology company
software company
construction company
manufacturing company
retail company
marketing company
marketing firm
law firms
staffing agency
staffing firm
recruiting firm
recruitment agency
recruiting agency
search firm
consulting firm
consulting company
financial institution
financial institutions
management company
logistics company
transportation company
energy company
media company
insurance benefits
reliability of
integrity of
microbiological integrity
hepatitis c
hep c
vitamin c
type c
type r
grade c
class c
series c
section c
plan c
`;
