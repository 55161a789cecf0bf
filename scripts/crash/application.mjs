// The resume and the job that the crash runs optimize.
export const application = {
  originalFileName: 'resume.txt',
  originalContent: `Jordan Rivers
jordan.rivers@example.com | +1 555 010 0123 | Springfield

Summary
Warehouse supervisor with eight years in distribution centers.

Experience
Warehouse Supervisor, Example Logistics, 03/2019 - Present
• Led a team of 14 pickers on two shifts
• Cut picking errors by 31% by moving fast movers to the front aisles
• Was responsible for the weekly stock count of 9,000 items
Warehouse Clerk, Sample Freight, 06/2015 - 02/2019
• Booked goods in SAP and checked delivery notes
• Trained 6 new colleagues on forklift safety

Education
Vocational certificate in warehouse logistics, Springfield College, 2015

Skills
SAP, forklift license, inventory management, Excel, team leadership`,
  jobTitle: 'Warehouse Manager',
  companyName: 'Example Goods',
  jobDescription: `Warehouse Manager
We are looking for a warehouse manager for our distribution center.
Requirements:
- 5+ years of experience in warehouse operations
- Experience with SAP and inventory management
- Leadership of teams of 10 or more
- Forklift license
Nice to have: Lean methods, Excel`,
};
